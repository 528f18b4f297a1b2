/** Solutions, features, legal pages and guides have the parts that the specification requires. */
import {expect, test} from '@playwright/test';
import {badges as securityBadges} from '../../src/content/security';
import compliance from '../../src/content/solutions/compliance-training';
import customer from '../../src/content/solutions/customer-training';
import employee from '../../src/content/solutions/employee-training';
import partner from '../../src/content/solutions/partner-training';
import {REGISTER, sitemapPaths, visit} from './support/site';

test('a solution has its parts in the order of the specification', async ({page}) => {
  await visit(page, '/solutions/employee-training');
  const titles = await page.getByRole('main').getByRole('heading', {level: 2}).allTextContents();
  const orderOf = (title: RegExp | string) => titles.findIndex((text) => text.match(title));
  const order = [/training with /, /questions/i, /security/i, employee.page!.cta.title, 'Other solutions'].map(orderOf);
  expect(
    order.every((at) => at >= 0),
    titles.join(', '),
  ).toBe(true);
  expect(order).toEqual([...order].sort((a, b) => a - b));
});

for (const {slug, page: words} of [employee, customer, partner, compliance]) {
  test(`the solution ${slug} shows every part of its record`, async ({page}) => {
    await visit(page, `/solutions/${slug}`);
    const {headline, subheading, challenge, solution, keyCapabilities, faq, cta} = words!;
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', {level: 1})).toHaveText(headline);
    for (const text of [
      subheading,
      challenge.description,
      solution.description,
      ...challenge.points,
      ...solution.points,
    ]) {
      await expect(main.getByText(text, {exact: true})).toBeVisible();
    }
    const sides: string[] = [];
    for (const {title, description} of keyCapabilities) {
      const item = main.getByRole('listitem').filter({has: page.getByRole('heading', {name: title, exact: true})});
      await expect(item.getByText(description, {exact: true})).toBeVisible();
      const words = (await item.getByRole('heading', {name: title, exact: true}).boundingBox())!;
      const picture = (await item.locator(':scope > :last-child').boundingBox())!;
      sides.push(picture.x > words.x ? 'right' : 'left');
    }
    expect(sides).toEqual(sides.map((_, index) => (index % 2 === 0 ? sides[0] : sides[1])));
    expect(sides[0]).not.toBe(sides[1]);
    await expect(main.getByRole('button', {name: /\?$/})).toHaveText(faq!.map(({question}) => question));
    const badges = main.getByRole('region', {name: /security/i}).getByRole('listitem');
    for (const [name, status] of [
      ['SOC 2', /Type II in progress/i],
      ['GDPR', /compliant/i],
      ['ISO 27001', /certified/i],
      ['PCI DSS', /compliant/i],
    ] as const) {
      await expect(badges.filter({hasText: name})).toHaveText(status);
    }
    await expect(badges).toHaveCount(securityBadges.length);
    await expect(main.getByRole('heading', {name: cta.title})).toBeVisible();
    await expect(main.getByRole('link', {name: 'Start Free Trial'}).last()).toHaveAttribute('href', REGISTER);
  });
}

test('features are in four groups, and each category page lists its own', async ({page, request}) => {
  const paths = (await sitemapPaths(request)).filter((path) => path.startsWith('/features/'));
  const categories = ['learning-content', 'learner-engagement', 'admin-platform', 'automation-analytics'].map(
    (slug) => `/features/${slug}`,
  );
  const linksOf = () =>
    page
      .getByRole('main')
      .locator('a[href^="/features/"]')
      .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href')!))]);
  await visit(page, '/features');
  expect((await linksOf()).sort()).toEqual([...paths].sort());
  const listed: string[] = [];
  for (const category of categories) {
    await visit(page, category);
    listed.push(...(await linksOf()).filter((href) => href !== category));
  }
  expect(listed.sort()).toEqual(paths.filter((path) => !categories.includes(path)).sort());
});

test('AI course creation has three blocks', async ({page}) => {
  await visit(page, '/ai-course-creation');
  const blocks = page.getByRole('article').getByRole('heading', {level: 2});
  await expect(blocks).toHaveText(['Generate with AI', 'Upload Anything', 'Edit & Refine']);
});

test('legal pages say when they were last updated', async ({page}) => {
  for (const path of ['/terms', '/privacy']) {
    await visit(page, path);
    await expect(page.getByText(/^Last updated/)).toHaveText(/Last updated: \d+ [A-Z][a-z]+ 20\d\d$/);
  }
  await visit(page, '/terms');
  await expect(page.getByRole('main')).toContainText(/over 18|over the age of 18|older than 18/);
});

test('the about page tells where the product comes from, and whom to write to', async ({page}) => {
  await visit(page, '/about');
  await expect(page.getByRole('main')).toContainText(/creator/);
  await expect(page.getByRole('main').getByRole('link', {name: 'Contact us'})).toHaveAttribute('href', '/contact');
});
