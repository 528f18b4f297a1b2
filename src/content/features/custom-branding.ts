import brand from '../brand';
import type {Feature} from '../schema';

const customBranding: Feature = {
  slug: 'custom-branding',
  title: 'Custom Branding',
  description:
    'Put your logo, colours and web address on the learning portal. SSL for the domain is included, so every page opens as yours.',
  icon: 'palette',
  category: 'admin-platform',
  order: 1,
  headline: 'Your academy, at your own address',
  subheading:
    'Learners sign in at a domain you own and see your logo from the first page to the certificate. An Admin sets it up in the portal settings and needs no developer for it.',
  imageSeed: 'branded-portal:orbis-door',
  accordionFeatures: [
    {
      title: 'Upload one logo for light screens and one for dark',
      description:
        'A navy wordmark disappears on a dark background. That is why the settings ask for two versions of your logo, and the portal picks the one that suits the theme a learner has chosen. Each file carries its own alternative text, so a screen reader says your company name and not “image”.',
      imageSeed: 'logos:kestrel-twilight',
    },
    {
      title: 'Move the portal to academy.yourcompany.example',
      description:
        'Type the address you want, copy the DNS record from the settings page and pass it to whoever looks after your domain. When the record has been found the page says so. Until then you can see that it is still waiting, which spares you a round of e-mails with IT.',
      imageSeed: 'custom-domain:bank-nameserver',
    },
    {
      title: 'Get the padlock without buying a certificate',
      description:
        'The SSL certificate belongs to the custom domain. You do not order one, and no key file goes round by e-mail. Learners reach the portal over TLS 1.2 or newer, on their own phones as much as on an office computer.',
      imageSeed: 'padlock:clinic-tls',
    },
    {
      title: 'Send invitations that pass the phishing test',
      description: `A new starter looks at an unexpected e-mail for a second or two. An invitation from ${brand.name} shows your logo and links to your own domain, which is exactly what your security course tells people to check before they click.`,
      imageSeed: 'invite-mail:masthead-shop',
    },
    {
      title: 'Print your crest on the certificate',
      description:
        'Certificates use your logo and colours and name the learner, the course and the date. A partner can file one beside other suppliers’ papers, and the reader sees at once who trained the technician.',
      imageSeed: 'certificate:partner-crest',
    },
  ],
  keyCapabilities: [
    {
      title: 'A front door people recognise',
      description:
        'The sign-in page shows your logo, your main colour and a welcome line that you write. Customers who arrive from your help pages have no reason to wonder whether they clicked the wrong link.',
      imageSeed: 'sign-in:customer-foyer',
    },
    {
      title: 'An address you can print',
      description:
        'Manuals, posters and staff handbooks outlive most software contracts. Put your own domain on them: the name is registered to you, and you decide where it leads in five years’ time.',
      imageSeed: 'printed-address:signpost-rail',
    },
    {
      title: 'The same colours after sign-in',
      description:
        'Buttons, progress rings and course cards on the learner dashboard take your colour too. Someone who moves from the intranet to a fire safety course and back stays in one visual world.',
      imageSeed: 'rebranded-dashboard:harbour-livery',
    },
  ],
  related: ['single-sign-on', 'bulk-user-invites', 'badges-and-certificates'],
};

export default customBranding;
