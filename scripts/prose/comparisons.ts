/** Rules for comparisons: readers put several of them side by side, and are told when not to choose us. */
import {MINIMUMS} from '../../src/content/minimums';
import type {Competitor, ComparisonRow} from '../../src/content/schema';
import {strongerIn} from '../../src/plugins/content/comparisonRows';
import type {Finding} from '.';

/** Rows that every table has. */
export const EVERYWHERE: readonly ComparisonRow['feature'][] = [
  'AI course creation',
  'Course editor',
  'SCORM 1.2 and 2004 import',
  'Quiz types',
  'Mobile apps with offline access',
  'Skills gap analysis',
  'SAML single sign-on',
  'Audit log',
  'Price',
];

const fileOf = ({slug}: Competitor): string => `comparisons/${slug}.ts`;

function rowFindings(competitor: Competitor): Finding[] {
  const {featureComparison: rows} = competitor;
  const at = {file: fileOf(competitor), keys: ['featureComparison']};
  const missing = EVERYWHERE.filter((name) => !rows.some(({feature}) => feature === name));
  const lost = rows.filter((row) => strongerIn(row) === 'competitor').length;
  return [
    ...missing.map((name) => ({...at, found: 'nothing', rule: `must have the row ${JSON.stringify(name)}`})),
    ...(lost < MINIMUMS.lostRows
      ? [{...at, found: String(lost), rule: `must have ${MINIMUMS.lostRows} rows that the other product wins`}]
      : []),
  ];
}

/** Values for our product that differ from those of another page. */
function contradictions(competitors: readonly Competitor[]): Finding[] {
  const said = new Map<string, Map<string, string[]>>();
  for (const competitor of competitors) {
    for (const {feature, product} of competitor.featureComparison) {
      const values = said.get(feature) ?? new Map<string, string[]>();
      const value = JSON.stringify(product);
      said.set(feature, values.set(value, [...(values.get(value) ?? []), fileOf(competitor)]));
    }
  }
  return [...said].flatMap(([feature, values]) => {
    const [usual, ...others] = [...values].sort(([, one], [, other]) => other.length - one.length);
    return others.flatMap(([value, files]) =>
      files.map((file) => ({
        file,
        keys: ['featureComparison', feature, 'product'],
        found: value,
        rule: `must say the same on every page; ${usual![1].join(', ')}: ${usual![0]}`,
      })),
    );
  });
}

function wordFindings(competitor: Competitor): Finding[] {
  const {name, headline, summaryDescription} = competitor;
  const file = fileOf(competitor);
  const isHonest = [`${name} is the better choice for `, `${name} is the better choice if `, `stay with ${name}`].some(
    (words) => summaryDescription.includes(words),
  );
  return [
    ...(headline.includes(`${name} alternative`)
      ? []
      : [{file, keys: ['headline'], found: headline, rule: `must contain “${name} alternative”`}]),
    ...(isHonest
      ? []
      : [
          {
            file,
            keys: ['summaryDescription'],
            found: summaryDescription,
            rule: `must say when “${name} is the better choice for/if …”, or who should “stay with ${name}”`,
          },
        ]),
  ];
}

/** What is wrong with the comparisons. */
export function comparisonFindings(competitors: readonly Competitor[]): Finding[] {
  return [
    ...competitors.flatMap((competitor) => [...rowFindings(competitor), ...wordFindings(competitor)]),
    ...contradictions(competitors),
  ];
}
