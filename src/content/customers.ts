/** Logo mark next to a customer's name. */
export type CustomerMark =
  'wave' | 'leaf' | 'bridge' | 'bird' | 'ampersand' | 'anchor' | 'grid' | 'peak' | 'spark' | 'wheel';

/** An entry of the scrolling strip on the home page (section 2 of the specification). */
export interface Customer {
  name: string;
  mark: CustomerMark;
}

const customers: Customer[] = [
  {name: 'Harbourline', mark: 'wave'},
  {name: 'Orbis Foods', mark: 'leaf'},
  {name: 'Fennmark', mark: 'grid'},
  {name: 'Kestrel Rail', mark: 'bird'},
  {name: 'Aldine & Rowe', mark: 'ampersand'},
  {name: 'Northquay', mark: 'anchor'},
  {name: 'Tarnwick Clinics', mark: 'peak'},
  {name: 'Ostrel Power', mark: 'spark'},
  {name: 'Marrowby Civil', mark: 'bridge'},
  {name: 'Veldine Cycles', mark: 'wheel'},
];

export default customers;
