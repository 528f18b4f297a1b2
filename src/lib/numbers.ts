const WORDS = [
  ...['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
  ...['thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen', 'twenty'],
];

/** A count as running text writes it: in words up to twenty, then in digits. */
export const inWords = (count: number): string => WORDS[count] ?? count.toLocaleString('en-GB');
