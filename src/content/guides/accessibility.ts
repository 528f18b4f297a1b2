import type {Contact, GuideDocument} from '../schema';

/** Copy of /accessibility. It may only claim what a test in this repository checks. */
const accessibility = ({contactEmail}: Contact): GuideDocument => ({
  title: 'Accessibility statement',
  intro:
    'We want everybody to be able to read this website and use what is on it, whatever their eyes, ears, hands or devices can do. This page says what we aim for, how we check it, what nobody has checked yet, and how to tell us about a barrier.',
  sections: [
    {
      title: 'What we aim for',
      body: [
        'The goal is the Web Content Accessibility Guidelines (WCAG) 2.2, levels A and AA, on every page of this website, in the light and in the dark theme, on phones and on wide screens.',
        'The statement covers the website and its API documentation. The learning service itself, its mobile apps and the other sites that we link to are separate products.',
      ],
    },
    {
      title: 'What you can expect',
      body: [
        [
          'Everything works with a keyboard alone. A clear outline shows where you are, and the first stop of each page leads past the menus.',
          'Menus open with a button, close with Escape and give focus back to where you were.',
          'Page changes, search results, price estimates and the outcome of forms are spoken by screen readers, once and without interrupting.',
          'Text can be enlarged to 200 percent and its spacing widened, and pages fit a width of 320 pixels without scrolling sideways. Wide tables and code scroll in a box of their own.',
          'Those who ask their system for less motion get a page that stands still, and everyone can pause the moving names on the home page.',
          'High contrast themes of the system are respected; no state is shown by colour alone.',
          'Words, prices, answers and contact details are readable before any script runs, and on paper.',
        ],
      ],
    },
    {
      title: 'How we check it',
      body: [
        'Before each release, programs look at every page in a real browser. They search for known faults with axe-core, check the HTML, measure the contrast of text as it is painted, walk through the pages with the Tab key, enlarge text, narrow the window, and switch to high contrast, less motion and print. A single fault stops the release.',
        'Programs find a part of the barriers that exist. They can tell that a picture has a description, not whether the description helps.',
      ],
    },
    {
      title: 'What has not been judged yet',
      body: [
        [
          'No person with a disability has tested this website on our behalf, and no independent body has audited it.',
          'It has not been tried by hand with the screen readers NVDA, JAWS, VoiceOver or TalkBack, with voice control or with a switch.',
          'The automatic checks run in Chromium. The site is written for Firefox and Safari too, but nobody has checked it there in the same way.',
          'How easily the texts are understood by people with cognitive or learning disabilities is our own estimate.',
        ],
        'We therefore call the site built and tested for WCAG 2.2 AA, and do not claim certified conformance.',
      ],
    },
    {
      title: 'Limits that we know of',
      body: [
        [
          'The page for booking a demo may contain a calendar of another company, whose accessibility we do not control. A link to the same calendar and an e-mail address stand beside it.',
          'Pictures of the product are drawings. Each has one description in place of its many small words.',
          'Code samples and wide tables need scrolling sideways on narrow screens.',
        ],
      ],
    },
    {
      title: 'Tell us about a barrier',
      body: [
        `Write to ${contactEmail} or use the contact form, and name the page and what went wrong; the device and the assistive technology help, but are not necessary. You receive a response within 24 hours.`,
        'If you need something from this site in another form, such as a text version or a telephone call, ask for it the same way. Each page of the API documentation is also a plain text file: add `.md` to its address.',
      ],
    },
  ],
});

export default accessibility;
