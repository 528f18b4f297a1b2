/** A browser set to block all site data: access to storage throws, cookies are dropped. */
import {mkdir, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {chromium, test as base} from '@playwright/test';

const PREFERENCES = {profile: {default_content_setting_values: {cookies: 2}}};

export const test = base.extend({
  context: async ({baseURL, launchOptions}, use, info) => {
    const profile = info.outputPath('profile');
    await mkdir(path.join(profile, 'Default'), {recursive: true});
    await writeFile(path.join(profile, 'Default/Preferences'), JSON.stringify(PREFERENCES));
    const context = await chromium.launchPersistentContext(profile, {...launchOptions, baseURL});
    await use(context);
    await context.close();
    await rm(profile, {recursive: true, force: true});
  },
});
