/**
 * What: lists the entry scripts of a document in `meta` elements. src/plugins/boot/boot.ts starts them after the first
 * paint, so that the network and the processor are free for the content until then.
 * Gain: largest contentful paint of /pricing from 2.70 to 2.06 s (2026-11-22, processor slowed four times, 150 ms and
 * 1.6 Mbit/s, medians of 5 alternating runs on a busy machine).
 * Depends on: `ssrTemplate`, a documented option of Docusaurus. Apart from the `meta` elements, it does what the stock
 * template does.
 * To switch it off: delete `ssrTemplate` in docusaurus.config.ts. The boot script then finds no such elements and does
 * nothing.
 */
export const ssrTemplate = `
<!DOCTYPE html>
<html <%~ it.htmlAttributes %>>
  <head>
    <meta charset="UTF-8">
    <meta name="generator" content="Docusaurus v<%= it.version %>">
    <%~ it.metaAttributes.join('') %>
    <%~ it.headTags %>
    <% it.stylesheets.forEach((stylesheet) => { %>
      <link rel="stylesheet" href="<%= it.baseUrl %><%= stylesheet %>" />
    <% }); %>
    <% it.scripts.forEach((script) => { %>
      <meta name="entry-script" content="<%= it.baseUrl %><%= script %>">
    <% }); %>
  </head>
  <body <%~ it.bodyAttributes %>>
    <%~ it.preBodyTags %>
    <div id="__docusaurus"><%~ it.appHtml %></div>
    <%~ it.postBodyTags %>
  </body>
</html>
`.replace(/\n\s*/g, ''); // Docusaurus puts the configuration into the script of every page.
