/** Cache of pictures. The key of a picture is the hash of everything that it depends on. */
import {createHash} from 'node:crypto';
import {mkdir, readdir, readFile, rename, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';

export class PictureCache {
  private readonly used = new Set<string>();
  /** Number of pictures that were not in the cache. */
  drawn = 0;

  constructor(private readonly dir: string) {}

  /** Returns the picture for a key, and draws it if it is not cached. */
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
      // Renamed only when complete, because other builds may read it at the same time.
      const part = `${file}.${process.pid}`;
      await writeFile(part, picture);
      await rename(part, file);
      return picture;
    }
  }

  /** Removes pictures that have not been used since the cache was created. */
  async prune(): Promise<void> {
    const names = await readdir(this.dir).catch(() => []);
    await Promise.all(
      names.filter((name) => !this.used.has(name)).map((name) => rm(path.join(this.dir, name), {force: true})),
    );
  }
}
