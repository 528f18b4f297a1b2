import brand from '../brand';
import type {Feature} from '../schema';

const customBranding: Feature = {
  slug: 'custom-branding',
  title: 'Custom Branding',
  description:
    'Branded LMS portal with your logo, your colours and your own web address. SSL for your domain is included, and you need no developer.',
  card: 'Your logo, colours and web address, from the login page to the certificate.',
  icon: 'palette',
  category: 'admin-platform',
  order: 1,
  headline: 'Your own academy, under your own brand and domain',
  subheading:
    'Learners log in at a domain you own and see your logo from the first page to the certificate. An admin sets it up in the portal settings, and IT adds one DNS record.',
  imageSeed: 'admin:branding',
  heading: 'Your brand, from invitation to certificate',
  accordionFeatures: [
    {
      title: 'Upload one logo for light screens and one for dark',
      description:
        'A navy logo disappears on a dark background. Upload two versions, and the portal uses the one that suits the theme a learner has chosen. Each has its own alternative text, so a screen reader says your company’s name instead of “image”.',
      imageSeed: 'sign-in-page:staff',
    },
    {
      title: 'Move the portal to your own address',
      description:
        'The settings page shows the domain as pending until the record is live, so you don’t have to keep asking IT.',
      steps: [
        'Type the address you want, such as academy.yourcompany.example.',
        'Copy the DNS record from the settings page.',
        'Send it to the person who looks after your domain.',
      ],
    },
    {
      title: 'HTTPS included, with no certificate to buy or renew',
      description: 'SSL comes with the custom domain. There is nothing to order, and no one has to email a key file.',
    },
    {
      title: 'Send invitations that don’t look like phishing',
      description: `A new starter looks at an unexpected email for a second or two. An invitation from ${brand.name} shows your logo and links to your own domain, which is exactly what your security course tells people to check before they click.`,
    },
    {
      title: 'Put your logo on the certificate',
      description:
        'Certificates carry your logo and colours. They name the learner, the course and the date, and a customer’s HR department can see at a glance who trained its staff.',
      imageSeed: 'certificate:helena',
    },
  ],
  capabilitiesHeading: 'One look, before and after login',
  keyCapabilities: [
    {
      title: 'A login page people recognise',
      description:
        'It shows your logo, your main colour and a welcome line that you write. Customers who follow a link from your help pages know they have come to the right place.',
    },
    {
      title: 'An address you can print',
      description:
        'Put it in manuals, on posters and in the staff handbook. The domain is registered to you, so you still decide where it leads in five years’ time.',
    },
    {
      title: 'The same colours in every course',
      description: 'Buttons, progress rings and course cards take your colour too, so the portal matches your website.',
    },
  ],
  block: {kind: 'screen', imageSeed: 'screen:brand'},
  cta: {
    imageSeed: 'done:portal',
    title: 'Start with your logo',
    description:
      'Upload it in a free trial and open the login page. Your own domain can wait until IT has time for the DNS record.',
  },
  related: ['single-sign-on', 'bulk-user-invites', 'badges-and-certificates'],
};

export default customBranding;
