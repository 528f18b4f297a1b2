import type {SocialSection} from './schema';

/** Name and background of the social images below a path; the longest matching path applies. */
const sections: SocialSection[] = [
  {path: '/solutions', name: 'Solutions', ground: 'brand'},
  {path: '/features', name: 'Features', ground: 'paper'},
  {path: '/features/ai-course-creation', name: 'Features', ground: 'iris'},
  {path: '/ai-course-creation', name: 'AI course creation', ground: 'iris'},
  {path: '/pricing', name: 'Pricing', ground: 'accent'},
  {path: '/integrations', name: 'Integrations', ground: 'brand'},
  {path: '/compare', name: 'Comparison', ground: 'accent'},
  {path: '/security', name: 'Security', ground: 'night'},
  {path: '/about', name: 'Company', ground: 'paper'},
  {path: '/contact', name: 'Company', ground: 'paper'},
  {path: '/book-a-demo', name: 'Company', ground: 'brand'},
  {path: '/terms', name: 'Legal', ground: 'paper'},
  {path: '/privacy', name: 'Legal', ground: 'paper'},
  {path: '/accessibility', name: 'Accessibility', ground: 'paper'},
  {path: '/branding-guide', name: 'For maintainers', ground: 'paper'},
  {path: '/how-to-widget', name: 'For maintainers', ground: 'paper'},
  {path: '/developer', name: 'For developers', ground: 'night'},
  {path: '/developer/guides', name: 'Developer guides', ground: 'night'},
  {path: '/developer/reference', name: 'API reference', ground: 'night'},
];

export default sections;
