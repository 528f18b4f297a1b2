import brand from './brand';
import type {SearchContent} from './schema';

const search: SearchContent = {
  popular: [
    {title: 'Pricing', href: '/pricing', text: 'What it costs for your number of users', icon: 'wallet'},
    {title: 'Book a demo', href: '/book-a-demo', text: 'See your own material turned into a course', icon: 'calendar'},
    {title: 'Features', href: '/features', text: 'Everything the LMS does, group by group', icon: 'blocks'},
    {
      title: 'Security and trust',
      href: '/security',
      text: 'Hosting, encryption and the status of our certifications',
      icon: 'shield-check',
    },
    {title: 'Comparisons', href: '/compare', text: 'Other products, row by row', icon: 'scale'},
    {title: 'Contact', href: '/contact', text: 'Ask us what you did not find', icon: 'mail'},
    {title: 'API documentation', href: '/developer', text: 'Every operation, with examples to try', icon: 'code'},
    {
      title: 'API quickstart',
      href: '/developer/guides/quickstart',
      text: 'Your first API request, without a key',
      icon: 'book-open',
    },
  ],
  synonyms: {
    cancel: 'termination',
    cost: 'price',
    costs: 'price',
    deactivate: 'disable',
    discount: 'save',
    fee: 'price',
    fees: 'price',
    implementation: 'go live',
    login: 'sign in',
    migrate: 'move records',
    migration: 'move records',
    sso: 'single sign-on',
    subscription: 'billing',
    throttling: 'rate limit',
    translate: 'languages',
    translation: 'languages',
    translations: 'languages',
    vat: 'tax',
  },
  links: [
    {
      title: 'Log In',
      href: 'login',
      text: 'Sign in to your account.',
      icon: 'user-check',
      answers: 'log in, login, sign in, signin, my account',
    },
    {
      title: 'Start Free Trial',
      href: 'register',
      text: 'Create an account and try it with your own material.',
      icon: 'zap',
      answers: 'free trial, trial, sign up, signup, register, create an account, get started, try it',
    },
    {
      title: 'Blog',
      href: brand.links.blog,
      text: 'Articles about training at work.',
      icon: 'file-text',
      answers: 'blog, news, articles, press',
    },
    {
      title: 'Help centre',
      href: brand.links.helpCentre,
      text: 'Instructions for people who use the product.',
      icon: 'circle-question-mark',
      answers:
        'help, help centre, knowledge base, user manual, password reset, reset password, forgot password, change my email',
    },
    {
      title: 'Careers',
      href: brand.links.careers,
      text: 'Jobs at our company.',
      icon: 'briefcase',
      answers: 'careers, jobs, job openings, vacancies, hiring, work for you',
    },
  ],
  answers: {
    '/about':
      'who is the ceo, ceo, founders, company, customer stories, case studies, references, testimonials, reviews',
    '/accessibility': 'wcag, screen reader, keyboard',
    '/ai-course-creation#what-if-the-draft-contains-a-mistake': 'ai hallucination, hallucinations, ai mistakes',
    '/book-a-demo': 'demo, see it, product tour, video tour, webinar demo',
    '/compare': 'competitors, alternatives, docebo, talentlms, moodle, moodle alternative',
    '/contact':
      'phone, phone number, telephone, email, sales, talk to sales, talk to a person, quote, nonprofit discount, charity discount, education discount, languages, language, implementation time, time to launch',
    '/contact#can-we-move-our-records-from-another-lms': 'switch from, change provider, import history',
    '/contact#how-do-we-reach-support': 'support, customer support, support phone, support hours, sla support',
    '/contact#how-long-does-it-take-to-go-live':
      'implementation time, time to launch, how fast can we start, rollout, setup time',
    '/contact#who-helps-us-get-started': 'onboarding help, implementation help, setup fee, training for admins',
    '/developer': 'do you have an api, api, api docs, rest api, endpoints',
    '/developer#downloads': 'openapi, swagger, postman, postman collection, openapi file',
    '/developer/guides/agents': 'mcp, llms.txt, ai agent, coding agent, cursor, copilot',
    '/developer/guides/authentication':
      'oauth, oauth 2, token, access token, bearer, bearer token, api key, jwt, login api, sso api',
    '/developer/guides/authentication#find': 'organization_id, organisation id, domain id, x-domain-id, find api key',
    '/developer/guides/concepts#identifiers': 'find user id, find identifiers',
    '/developer/reference/create-user': 'import users csv api, import users api, user import, bulk import',
    '/developer/reference/get-learner-progress': 'completion date, progress api, course completion',
    '/developer/guides/limits':
      'what the api does not do, what can the api not do, due date, due dates, due date api, overdue, overdue learners, overdue users, deadline api, list users, list organisations, list teams, find user by email, update user, edit user, change user, add to team, add user to team, bulk api, batch, certificate api, not supported, limitations',
    '/developer/guides/quickstart':
      'sdk, client library, python, php, javascript, node, typescript, go, golang, curl, first request',
    '/developer/guides/what-to-expect#postman': 'java, ruby, c#, dotnet, generate client, openapi generator',
    '/developer/guides/what-to-expect#webhooks': 'webhook, webhooks, webhook signature, webhook payload',
    '/developer/guides/what-to-expect#repeat': 'idempotency, idempotency key, retry post',
    '/dpa': 'dpa, data processing agreement, avv',
    '/dpa#sub-processors': 'subprocessors, sub-processors, data processors, third parties',
    '/features/audit-logs': 'audit trail, who changed what, activity log, change history',
    '/features/badges-and-certificates': 'certificate, certificates, certificates expire, open badges',
    '/features/bulk-user-invites':
      'import users, import users from excel, excel, upload users, csv import, add users in bulk, spreadsheet',
    '/features/content-import': 'scorm, xapi, lti, cmi5, aicc, scorm upload, import courses, powerpoint',
    '/features/custom-branding': 'white label, whitelabel, own domain, custom domain, branding, logo, our colours',
    '/features/live-training': 'webinar, webinars, instructor led training, ilt, classroom, virtual classroom',
    '/features/mobile-apps': 'mobile, mobile app, phone app, android, iphone, ios, offline, offline courses',
    '/features/competency-frameworks': 'skills matrix, competency matrix, skill framework',
    '/features/skills-engine': 'skill gap, skills gap, skill gaps, skills',
    '/features/teams-and-managers': 'org chart, managers, departments, line managers',
    '/features/roles-and-permissions': 'permissions, access rights, admin roles',
    '/features/journey-automation': 'automatic enrolment, auto enrol, workflow, reminders',
    '/features/single-sign-on': 'saml, scim, oidc, active directory, user provisioning, azure ad',
    '/integrations': 'integrations, connectors, zapier, hris, crm',
    '/integrations#microsoft-teams': 'ms teams, teams integration, teams app',
    '/integrations#microsoft-entra-id': 'entra, azure',
    '/pricing':
      'how much, how much does it cost, price, price per user, price per seat, per seat price, cost, budget, licence cost, minimum users, minimum number',
    '/pricing#do-we-pay-for-leavers-and-inactive-users': 'inactive users, active users, leavers',
    '/pricing#how-do-we-cancel': 'cancel, cancel subscription, terminate, notice period, refund',
    '/pricing#what-happens-when-i-start-a-free-trial': 'free trial length, trial length, trial period',
    '/pricing#how-long-does-the-free-trial-last':
      'free trial length, trial length, how long is the trial, trial period',
    '/pricing#how-much-do-we-save-with-annual-billing': 'discount, annual discount, discount annual, annual price',
    '/pricing#do-i-need-a-credit-card-to-start-a-trial': 'credit card, card needed',
    '/privacy#what-stays-in-your-browser': 'cookies, cookie policy, tracking',
    '/privacy#your-rights': 'delete my data, right to be forgotten, my data, subject access request',
    '/privacy#ai-features': 'ai data, ai training data, is our data used to train ai, train ai models',
    '/security':
      'is my data safe, data safe, is it secure, secure, security, security questionnaire, hipaa, penetration test, pentest, trust centre',
    '/security#access-control-and-single-sign-on': 'two factor, two-factor, 2fa, mfa, multi factor',
    '/security#availability-and-recovery-of-content':
      'status page, status, uptime, backup, backups, disaster recovery, sla',
    '/security#cloud-hosting':
      'data centre, data centre location, data residency, data location, where is data stored, hosting, hosting region, aws, eu hosting',
    '/security#gdpr': 'gdpr, data protection, dpo, right of access',
    '/terms#invoices-and-payment': 'invoice, invoices, pay by invoice, purchase order, payment methods',
    '/terms': 'terms, legal, contract, msa',
  },
};

export default search;
