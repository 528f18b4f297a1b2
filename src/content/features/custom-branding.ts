import brand from '../brand';
import type {Feature} from '../schema';

const customBranding: Feature = {
  slug: 'custom-branding',
  title: 'Custom Branding',
  description:
    'Put your logo, colours and web address on the learning portal. SSL for your domain is included, and no developer is needed.',
  icon: 'palette',
  category: 'admin-platform',
  order: 1,
  headline: 'Custom branding: your academy, at your own address',
  subheading:
    'Learners log in at a domain you own and see your logo from the first page to the certificate. An admin sets it up in the portal settings, with one DNS record from IT and no developer.',
  imageSeed: 'admin:branding',
  heading: 'Your brand, from invitation to certificate',
  accordionFeatures: [
    {
      title: 'Upload one logo for light screens and one for dark',
      description:
        'A navy logo disappears on a dark background. Upload two versions, and the portal uses the one that suits the theme a learner has chosen. Each has its own alternative text, and a screen reader says your company’s name instead of “image”.',
      imageSeed: 'sign-in-page:staff',
    },
    {
      title: 'Move the portal to academy.yourcompany.example',
      description:
        'Type the address you want, copy the DNS record from the settings page and pass it to the person who looks after your domain. Until the record is found, the page says that it is waiting, which saves you a round of emails with IT.',
    },
    {
      title: 'Get the padlock without buying a certificate',
      description:
        'An SSL certificate comes with the custom domain. You do not have to order one, and no one has to email a key file. Learners connect over TLS 1.2 or newer, on phones as well as office computers.',
    },
    {
      title: 'Send invitations that don’t look like phishing',
      description: `A new starter looks at an unexpected email for a second or two. An invitation from ${brand.name} shows your logo and links to your own domain, which is exactly what your security course tells people to check before they click.`,
    },
    {
      title: 'Put your logo on the certificate',
      description:
        'Certificates carry your logo and colours and name the learner, the course and the date. A partner can file yours with those of other suppliers and still see at a glance who trained the technician.',
      imageSeed: 'certificate:helena',
    },
  ],
  keyCapabilities: [
    {
      title: 'A front door people recognise',
      description:
        'The login page shows your logo, your main colour and a welcome line that you write. Customers who arrive from your help pages know they have come to the right place.',
      imageSeed: 'sign-in-page:customers',
    },
    {
      title: 'An address you can print',
      description:
        'Manuals, posters and staff handbooks outlive most software contracts. The domain you print in them is registered to you, so you still decide where it leads in five years’ time.',
      imageSeed: 'settings-list:portals',
    },
    {
      title: 'The same colours after login',
      description:
        'Buttons, progress rings and course cards on the learner dashboard take your colour too. Someone who goes from the intranet to a fire safety course and back sees the same look throughout.',
      imageSeed: 'branded-portal',
    },
  ],
  related: ['single-sign-on', 'bulk-user-invites', 'badges-and-certificates'],
};

export default customBranding;
