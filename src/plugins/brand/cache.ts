/** Pictures that were drawn before, by the hash of everything that they depend on. */
import {createHash} from 'node:crypto';
import {mkdir, readdir, readFile, rename, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';

export class PictureCache {
  private readonly used = new Set<string>();
  /** How many pictures had to be drawn. */
  drawn = 0;

  constructor(private readonly dir: string) {}

  /** The picture of a key, drawn if it is not there. */
  async get(key: string, draw: () => Promise<Buffer>): Promise<Buffer> {
    const name = `${createHash('sha256').update(key).digest('hex').slice(0, 32)}.png`;
    const file = path.join(this.dir, name);
    this.used.add(name);
    try {
      return await readFile(file);
    } catch {
      const picture = await draw();
      this.drawn++;
      await mkdir(this.dir, {recursive: true});
      // Under its name only when it is whole, for builds that run at the same time.
      const part = `${file}.${process.pid}`;
      await writeFile(part, picture);
      await rename(part, file);
      return picture;
    }
  }

  /** Removes what nobody asked for since this cache was opened. */
  async prune(): Promise<void> {
    const names = await readdir(this.dir).catch(() => []);
    await Promise.all(
      names.filter((name) => !this.used.has(name)).map((name) => rm(path.join(this.dir, name), {force: true})),
    );
  }
}
