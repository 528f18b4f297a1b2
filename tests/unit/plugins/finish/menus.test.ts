import {expect, it} from 'vitest';
import {checkMenus} from '../../../../src/plugins/finish/menus';
import {content} from '../../support/records';

it('a link of the menus without a page is an error, with its field', () => {
  const link = (href: string) => ({title: 'Some page', href});
  const navigation = {
    ...content.navigation,
    header: [link('/there'), link('/there?a#b')],
    narrow: [link('/gone'), link('https://elsewhere.example/gone')],
    footer: [{title: 'Column', links: [link('/gone#a'), {title: 'Text'}]}],
    legal: [],
  };
  expect(() => checkMenus(navigation, (path) => path === '/there')).toThrow(
    /^Invalid content in 2 places:\n.*navigation\.ts: narrow\[0\]\.href: .*"\/gone"\n.*footer\[0\]\.links\[0\]\.href: .*"\/gone#a"$/,
  );
  expect(() => checkMenus({...navigation, narrow: [], footer: []}, (path) => path === '/there')).not.toThrow();
});
