import type {GuideDocument} from '../schema';

const widget: GuideDocument = {
  title: 'Help widget guide',
  intro:
    'The round button at the foot of every page opens a small panel with answers and ways to reach people. It needs no account with anyone and sends nothing anywhere. Here is how to change it, or to put a chat product in its place.',
  sections: [
    {
      title: 'What it does',
      body: [
        'Visitors type a few words and see the questions that fit, taken from the solution pages of this site. Under the answers stand links to the contact form, the demo page, the API documentation and the accessibility statement.',
        [
          'It opens with a click, a tap or the keyboard; Escape closes it and returns to the button',
          'Without JavaScript the panel still opens and shows its links',
          'The answers are loaded the first time it is opened, not with the page',
          'It stays out of printed pages',
        ],
      ],
    },
    {
      title: 'Change the answers',
      body: [
        'There is no second list to maintain. The widget reads the five questions of each record in `src/content/solutions`. Edit a question there, and both the page and the widget change with the next build.',
      ],
    },
    {
      title: 'Change the links and the words',
      body: [
        'The panel is the component `src/components/layout/HelpWidget`. Its links are a short list near the end of the component; the label of the button and the heading stand beside them.',
        'Its place on the screen is the class `launcher` in the style sheet next to it. Keep it clear of the right edge by at least 20 pixels, so that it never covers the scroll bar.',
      ],
    },
    {
      title: 'Put another chat product in its place',
      body: [
        'Most chat products are one script that adds a button of its own. Replace the widget in `src/theme/Root/index.tsx` with a component that adds the script when a visitor asks for it, and removes it on leaving. A button that says what will be loaded keeps the promise of the privacy policy.',
        {
          label: 'A component that loads a chat on request',
          code: 'import {useState} from \'react\';\n\nexport default function Chat() {\n  const [isWanted, setWanted] = useState(false);\n  return isWanted ? (\n    <script async src="https://chat.example/embed.js" />\n  ) : (\n    <button onClick={() => setWanted(true)} type="button">\n      Start a chat with chat.example\n    </button>\n  );\n}',
        },
        'Three things change with it. The content security policy must allow the origin of the script, the privacy policy must name the provider, and the pages are no longer free of third-party requests.',
      ],
    },
    {
      title: 'Remove it',
      body: [
        'Delete the line `<HelpWidget />` and its import from `src/theme/Root/index.tsx`, then the folder of the component. Nothing else refers to it.',
      ],
    },
  ],
};

export default widget;
