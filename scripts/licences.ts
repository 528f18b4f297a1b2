/**
 * `npm run licences`: writes a bill of materials (CycloneDX) of all packages in the lockfile, prints the number of
 * packages by licence, and fails if a licence is not allowed.
 */
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

/** Ignored by version control. */
const FILE = '.cache/licences/sbom.cdx.json';

/** Licences that require only a notice. MPL-2.0 also covers changed files, and we change none. */
const ALLOWED = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'CC-BY-4.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'PSF-2.0',
  'Python-2.0',
  'Zlib',
];

/** Packages with another licence that requires no more than those above, by name and version. */
const ALLOWED_PACKAGES: Record<string, string> = {};

/** The libraries of sharp. Their licence binds those who pass them on; visitors get only the pictures that they compress. */
const isPictureLibrary = ({name}: Component): boolean => name.startsWith('@img/sharp-');

/** Licences of packages without a valid declaration, taken from their licence or README file. */
const READ_IN_PACKAGE: Record<string, string> = {
  'compute-gcd': 'MIT',
  'compute-lcm': 'MIT',
  eval: 'MIT',
  format: 'MIT',
  httpntlm: 'MIT',
  rechoir: 'MIT',
  'require-like': 'MIT',
  'stack-trace': 'MIT',
  'svg-tags': 'MIT',
  'validate.io-function': 'MIT',
  'validate.io-integer': 'MIT',
  'validate.io-integer-array': 'MIT',
  'validate.io-number': 'MIT',
};

/** Licences that the README offers as an alternative to the declared one, by name and version. */
const OFFERED_IN_README: Record<string, string> = {
  'stream-length@1.0.2': 'CC0-1.0',
};

/** A component of a CycloneDX document, as npm writes it. */
export interface Component {
  name: string;
  version: string;
  licenses?: {expression?: string; license?: {id?: string; name?: string}}[];
  properties?: {name: string; value: string}[];
}

/** The licence of a component as an SPDX expression; empty if unknown. */
export function licenceOf({name, version, licenses = []}: Component): string {
  const declared = licenses.map(({expression, license}) => expression ?? license?.id ?? license?.name ?? '');
  const licence = declared.filter(Boolean).join(' AND ') || (READ_IN_PACKAGE[name] ?? '');
  const offered = OFFERED_IN_README[`${name}@${version}`];
  return offered ? `(${licence} OR ${offered})` : licence;
}

/** Whether at least one alternative of an SPDX expression with AND and OR is fully allowed. */
export const isAllowed = (expression: string): boolean =>
  expression
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((licence) => ALLOWED.includes(licence.trim())));

/** Whether a package may be used: by its licence, or as an exception that no build needs. */
export const isPermitted = (component: Component): boolean => {
  const licence = licenceOf(component);
  const exception = ALLOWED_PACKAGES[`${component.name}@${component.version}`];
  return (
    isAllowed(licence) ||
    (licence === exception && isDevelopment(component)) ||
    (isPictureLibrary(component) && isDevelopment(component) && isAllowed(licence.replace('LGPL-3.0-or-later', 'MIT')))
  );
};

const isDevelopment = ({properties = []}: Component): boolean =>
  properties.some(({name, value}) => name === 'cdx:npm:package:development' && value === 'true');

export interface LicenceCount {
  licence: string;
  /** Packages needed to build the site. */
  build: number;
  /** Packages for tests and checks. */
  development: number;
}

/** Number of packages by licence, the most common first. */
export function countLicences(components: readonly Component[]): LicenceCount[] {
  const counts = new Map<string, LicenceCount>();
  for (const component of components) {
    const licence = licenceOf(component) || 'none';
    const count = counts.get(licence) ?? {licence, build: 0, development: 0};
    count[isDevelopment(component) ? 'development' : 'build'] += 1;
    counts.set(licence, count);
  }
  const total = (count: LicenceCount) => count.build + count.development;
  return [...counts.values()].sort((a, b) => total(b) - total(a) || (a.licence < b.licence ? -1 : 1));
}

/** The bill of materials as JSON, which npm generates from the lockfile alone. */
function billOfMaterials(): string {
  const {status, stdout, stderr} = spawnSync('npm', ['sbom', '--package-lock-only', '--sbom-format', 'cyclonedx'], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0) throw new Error(`npm sbom failed:\n${stderr.trim()}`);
  return stdout;
}

function main(): void {
  const text = billOfMaterials();
  fs.mkdirSync(path.dirname(FILE), {recursive: true});
  fs.writeFileSync(FILE, text);
  const {components} = JSON.parse(text) as {components: Component[]};
  console.table(countLicences(components));
  console.log(`${components.length} packages; the bill of materials is ${FILE}`);

  const refused = components.filter((component) => !isPermitted(component));
  for (const component of refused) {
    console.error(
      `${component.name}@${component.version}: licence ${licenceOf(component) || 'unknown'} is not allowed.`,
    );
  }
  if (refused.length > 0) process.exitCode = 1;
}

if (/[\\/]licences(?:\.ts)?$/.test(process.argv[1] ?? '')) {
  try {
    main();
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
