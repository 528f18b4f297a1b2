import {existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {COPIES_DIR, writeCopies} from '../../../../src/plugins/content/copies';
import {svgFault} from '../../../../src/plugins/content/svg';
import type {Content} from '../../../../src/plugins/content/check';

let dir: string;
const draw = (name: string, width: number, height: number) =>
  sharp({create: {width, height, channels: 3, background: '#7a3'}}).toFile(path.join(dir, `img/${name}`));
const made = (name: string) => readFileSync(path.join(dir, 'out', COPIES_DIR, name));

beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'pictures-'));
  mkdirSync(path.join(dir, 'img'));
});
afterEach(() => rmSync(dir, {recursive: true, force: true}));

const contentWith = (...urls: string[]) =>
  ({
    solutions: [],
    featureCategories: [],
    features: [{keyCapabilities: urls.map((imageUrl) => ({imageUrl, imageAlt: 'A screen'}))}],
  }) as unknown as Content & {features: {keyCapabilities: Record<string, unknown>[]}[]};

const copiesOf = async (content: ReturnType<typeof contentWith>) => {
  const copied = (await writeCopies(content, dir, path.join(dir, 'out'))) as typeof content;
  const out = path.join(dir, 'out', COPIES_DIR);
  return {files: existsSync(out) ? readdirSync(out).sort() : [], entries: copied.features[0]!.keyCapabilities};
};

describe('copies', () => {
  it('are WebP files in the widths that pages show, never wider than the picture', async () => {
    await draw('wide.png', 1500, 100);
    await draw('small.png', 300, 200);
    writeFileSync(path.join(dir, 'img/drawn.svg'), '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 200"/>');
    const content = contentWith('/img/wide.png', '/img/small.png', '/img/wide.png', '/img/drawn.svg');
    const before = structuredClone(content);
    const {files, entries} = await copiesOf(content);
    expect(content).toEqual(before);
    const names = ['small-300.webp', 'wide-1440.webp', 'wide-480.webp', 'wide-960.webp'];
    expect(files.map((file) => file.replace(/-\w{10}-/, '-'))).toEqual(names);
    for (const file of files)
      expect(await sharp(made(file)).metadata()).toMatchObject({width: Number(/-(\d+)\.webp$/.exec(file)![1])});
    const [wide, small, , drawn] = entries;
    expect(wide).toMatchObject({imageSize: {width: 1500, height: 100}});
    expect(drawn).toEqual({...drawn, imageSize: {width: 320, height: 200}, imageCopies: undefined});
    expect(small).toMatchObject({imageCopies: [{path: `/${COPIES_DIR}/${files[0]}`, width: 300}]});
  });

  it('stand upright and have lost the notes of the camera', async () => {
    // A photograph held upright is stored on its side.
    await sharp({create: {width: 1000, height: 600, channels: 3, background: '#7a3'}})
      .withExif({IFD0: {Copyright: 'Someone'}})
      .withMetadata({orientation: 6})
      .jpeg()
      .toFile(path.join(dir, 'img/photo.jpg'));
    const content = contentWith('/img/photo.jpg');
    const {files, entries} = await copiesOf(content);
    const [file] = files;
    expect(entries[0]).toMatchObject({imageSize: {width: 600, height: 1000}});
    expect(await sharp(made(file!)).metadata()).toMatchObject({format: 'webp', width: 480, height: 800});
    expect(made(file!).toString('latin1')).not.toContain('Someone');
  });

  it('cannot be made of a broken file, and the error names it', async () => {
    await draw('a.png', 99, 99);
    const file = path.join(dir, 'img/a.png');
    writeFileSync(file, readFileSync(file).subarray(0, 60));
    await expect(copiesOf(contentWith('/img/a.png'))).rejects.toThrow(/^static\/img\/a\.png: must be a picture/);
  });
});

describe('svgFault', () => {
  const svg = (inner: string, attributes = '') =>
    `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inner}</svg>`;
  it('accepts shapes, styles, and references and pixels within the file', () => {
    const inside = '<use href="#a"/><path fill="url(#a)" style="mask: url(\'#a\')"/>';
    const pixels = '<image href="data:image/png;base64,AAAA"/>';
    expect(svgFault(svg(`<style>.a { fill: red }</style>${inside}${pixels}`, 'viewBox="0 0 1 1"'))).toBeUndefined();
  });

  it.each([
    ['a script', svg('<script>alert(1)</script>'), 'must not contain <script>'],
    ['an event handler', svg('', 'onload="alert(1)"'), 'must not contain onload, which runs a script'],
    ['a handler of animations', svg('<set onbegin="alert(1)"/>'), 'must not contain onbegin, which runs a script'],
    ['a handler in capitals', svg('<a ONFOCUSIN="alert(1)"/>'), 'must not contain ONFOCUSIN, which runs a script'],
    ['a script link', svg('<a xlink:href="javascript:alert(1)"/>'), /outside the file, as xlink:href="javascript:/],
    ['another file', svg('<image href="https://x.example/a.png"/>'), /outside the file/],
    ['a foreign fill', svg('<path fill="url(https://x.example/a)"/>'), /outside the file/],
    ['a foreign style', svg('<style>@import "https://x.example"</style>'), /outside the file in its styles/],
    ['an escaped style', svg('<path style="fill: u\\72l(//x.example)"/>'), /outside the file/],
    ['an entity', `<!DOCTYPE svg [<!ENTITY a "b">]>${svg('&a;')}`, /entities/],
  ])('refuses %s', (_name, text, rule) => expect(svgFault(text)).toMatch(rule));
});
