/** What the courses in the product pictures are about, as drawn in static/img/covers.svg, and words of their titles. */
const WORDS = {
  forklift: /forklift|truck|charging/i,
  scanner: /scanner|stock/i,
  aid: /first aid/i,
  fire: /fire/i,
  knife: /food|allergen|kitchen/i,
  till: /till|refund/i,
  bolt: /electric/i,
  valve: /pipe|valve/i,
  heat: /heat|boiler|refrigerant/i,
  lorry: /lorry/i,
  box: /handling|bays|unloading/i,
  ladder: /site safety|ladder/i,
  laptop: /data|planner|security/i,
  talk: /leading|welcome|feedback/i,
  book: /(?:)/,
};

export type Subject = keyof typeof WORDS;

/** The first subject whose words are in a title, or a book. */
export const subjectOf = (title: string): Subject =>
  (Object.keys(WORDS) as Subject[]).find((subject) => WORDS[subject].test(title))!;
