import {mailLink} from '../company';
import type {Contact, GuideDocument, Services} from '../schema';

/** Copy of /accessibility. It may only claim what a test in this repository checks. */
const accessibility = ({contactEmail, meetingUrl}: Contact & Pick<Services, 'meetingUrl'>): GuideDocument => ({
  title: 'Accessibility statement',
  intro:
    'We want everyone to be able to read and use this website, however they see, hear or move, and on any device. This page says what we aim for, how we check it, what has not been checked yet, and how to tell us about a barrier.',
  sections: [
    {
      title: 'What we aim for',
      body: [
        'Our aim is to meet the Web Content Accessibility Guidelines (WCAG) 2.2, levels A and AA, on every page of this website, in the light and the dark theme, on phones and on wide screens.',
        'This statement covers the website and its API documentation. The learning service, its mobile apps and the other sites that we link to are separate products.',
      ],
    },
    {
      title: 'What you can expect',
      body: [
        [
          'You can do everything with the keyboard alone. A clear outline shows where you are, and the first tab stop of each page skips the menus.',
          'Menus open with a button, close with Escape and return focus to where you were. Links that open a new tab say so to screen readers.',
          'Screen readers announce page changes, search results, price estimates and the outcome of forms, once and without interrupting.',
          'You can enlarge text to 200% or increase its spacing, and pages fit a width of 320 pixels without sideways scrolling. Wide tables and code scroll within their own box.',
          'If your system asks for less motion, nothing on the page moves by itself. Everyone can pause the moving logos on the home page.',
          'The site respects your system’s high-contrast themes, and no state is shown by colour alone.',
          'Text, prices, answers and contact details work without JavaScript, and in print.',
        ],
      ],
    },
    {
      title: 'How we check it',
      body: [
        'Before each release, automated tests open every page in a browser. They look for known faults with axe-core, validate the HTML, measure the contrast of the text as displayed, move through pages with the Tab key, enlarge text, narrow the window, and switch to high contrast, reduced motion and print. A single fault stops the release.',
        'Automated tests find only some barriers. They can tell that a picture has a description, but not whether it helps.',
      ],
    },
    {
      title: 'What has not been checked yet',
      body: [
        [
          'No person with a disability has tested this website for us, and no independent body has audited it.',
          'It has not been tried by hand with the screen readers NVDA, JAWS, VoiceOver or TalkBack, with voice control or with a switch.',
          'The automated tests run in Chromium. The site is also written for Firefox and Safari, but has not been tested there in the same way.',
          'We do not know how easily people with cognitive or learning disabilities understand the texts. We have only estimated how readable they are.',
        ],
        'We therefore say that the site is built and tested for WCAG 2.2 AA. We do not claim certified conformance.',
      ],
    },
    {
      title: 'Known limits',
      body: [
        [
          ...(meetingUrl
            ? [
                'The page for booking a demo contains another company’s calendar, whose accessibility we do not control. Next to it is a link that opens the calendar on its own, and you can also arrange a time through the contact form.',
              ]
            : []),
          'Pictures of the product are drawings. Each has a single description, not one for every label in it. Some of these descriptions are long, because they repeat what the picture shows.',
          'On narrow screens, code samples and wide tables have to be scrolled sideways.',
          'On an iPhone or iPad, swiping back while the demo, the search or the API console is open leaves the page. Close them with their own button.',
        ],
      ],
    },
    {
      title: 'Tell us about a barrier',
      body: [
        `Write to ${mailLink(contactEmail)} or use the [contact form](/contact). Tell us which page it was and what went wrong. It helps us to know your device and assistive technology, but you don’t have to say.`,
        'You can also ask for anything on this site as plain text or in another format. Pages are also available as plain text: add `.md` to the address, or `/index.md` on the home page.',
      ],
    },
  ],
});

export default accessibility;
