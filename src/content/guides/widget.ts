import parts from '../parts';
import type {GuideDocument} from '../schema';

const widget: GuideDocument = {
  title: 'How to add a chat widget',
  intro: parts.helpWidget
    ? 'For the owner of this website. Every page has a help widget: a round button at the bottom right that opens a panel with answers and links. This guide shows how to add a chat widget from a provider of your choice, how to configure both, and how to replace or remove the help widget.'
    : 'For the owner of this website. The help widget is switched off: a round button at the bottom right that opens a panel with answers and links. This guide shows how to add a chat widget from a provider of your choice, how to configure both, and how to bring the help widget back.',
  sections: [
    {
      title: 'Add a chat widget',
      body: [
        'Most chat products consist of one script that adds a button to the page. Wrap that script in a component that loads it only when a visitor asks for a chat. Until then, nothing is sent to the provider.',
        'Save this as `src/components/layout/ChatWidget/index.tsx`, with a copy of the class `launcher` from `src/theme/HelpWidget/styles.module.css` in a style sheet of its own. Replace `chat.example` with your provider.',
        {
          label: 'A component that loads a chat on request',
          code: "import {type ReactNode, useEffect, useState} from 'react';\nimport styles from './styles.module.css';\n\nconst SCRIPT = 'https://chat.example/embed.js';\nconst SITE_ID = 'your-site-id';\n\nexport default function ChatWidget(): ReactNode {\n  const [isWanted, setWanted] = useState(false);\n  useEffect(() => {\n    if (!isWanted) return undefined;\n    const script = document.createElement('script');\n    script.src = SCRIPT;\n    script.async = true;\n    script.dataset.siteId = SITE_ID;\n    document.body.append(script);\n    return () => script.remove();\n  }, [isWanted]);\n  if (isWanted) return null;\n  return (\n    <section aria-label=\"Chat\">\n      <button\n        className={styles.launcher}\n        onClick={() => setWanted(true)}\n        type=\"button\"\n      >\n        Start a chat (loads chat.example)\n      </button>\n    </section>\n  );\n}",
        },
        'Import the component in `src/theme/Root/index.tsx` and add `<ChatWidget />` there. Everything in that file appears on every page and stays in place when a visitor follows a link.',
      ],
    },
    {
      title: 'Allow it in the security policy',
      body: [
        'The content security policy of the site blocks scripts from other origins. In `src/plugins/finish/hosting/policy.ts`, add the origins of your provider to the directives that its documentation names. These are the usual ones:',
        [
          '`script-src`: the script itself',
          '`connect-src`: messages, often with an address that begins with `wss:` as well',
          "`frame-src`: the chat window; remove `'none'` from this directive, which cannot be combined with an origin",
          '`img-src` and `style-src`: pictures and style sheets from the provider',
        ],
        'Build the site and open it with `npm start`, which sends the policy; `npm run dev` only reports violations. The browser’s console names every request that is still blocked.',
      ],
    },
    {
      title: 'Configure the chat widget',
      body: [
        'The example passes the identifier of your site as `data-site-id`. Use the attribute or the global variable that your provider expects. To give each build a chat of its own, declare `SCRIPT` and `SITE_ID` as settings in `src/config/settings.ts` and read them with `useSettings`.',
        'The button says what it will load, so a visitor decides before anything is sent. Keep those words when you change its label. Keep it 20 pixels away from the right edge as well, so that it never covers the scroll bar, and above or to the left of the help button if you use both.',
        'Then name the provider in `src/content/legal/privacy.ts`, with what it receives and how long it is kept. The section “This website in short” says that no page loads anything from another company. Once you load a provider’s script that is no longer true, so change it.',
      ],
    },
    {
      title: 'Configure the help widget',
      body: [
        'The help widget needs no account with a provider. Visitors type a few words and see matching questions from the whole site, or the nearest pages if nothing matches. Below the answers are links to the contact form, the demo page, the API documentation and the accessibility statement. The answers are loaded when the panel is first opened, and without JavaScript the links still work.',
        [
          'Answers: edit the questions in `src/content/pricingFaq.ts`, `contactFaq.ts`, `aiCourseCreation.ts` and `security.ts`, or of a record in `src/content/solutions`. The page and the widget both change with the next build.',
          'Synonyms, which the site search uses as well: edit `src/content/search.ts`.',
          'Links, label and heading: edit `src/theme/HelpWidget/index.tsx`.',
          'Position: edit the class `launcher` in `src/theme/HelpWidget/styles.module.css`.',
        ],
      ],
    },
    {
      title: 'Replace the help widget',
      body: ['Add the chat widget as above, then remove the help widget as below.'],
    },
    {
      title: 'Remove the help widget',
      body: [
        'Set `helpWidget` to `false` in `src/content/parts.ts`, and to `true` to bring it back. The contact page is in the footer of every page.',
      ],
    },
  ],
};

export default widget;
