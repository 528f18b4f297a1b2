/** Which picture belongs to a record or an entry of it. */
import type {Illustrated} from '../content/schema';

export const hasPicture = ({imageSeed, imageUrl}: Illustrated): boolean => Boolean(imageSeed ?? imageUrl);

/** The entry whose picture is shown at a position: the nearest with a picture up to there, otherwise the first. */
export const pictured = <T extends Illustrated>(entries: readonly T[], index: number): T | undefined =>
  entries
    .slice(0, index + 1)
    .reverse()
    .find(hasPicture) ?? entries.find(hasPicture);
