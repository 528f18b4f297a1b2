import type {Customer} from './schema';

/** Invented companies, whose logos are invented too; their letters are outlines from fonts under the SIL Open Font License. */
const customers: Customer[] = [
  {name: 'Harbourline', logo: {id: 'harbourline', width: 975}},
  {name: 'Orbis Foods', logo: {id: 'orbis-foods', width: 371}},
  {name: 'Fennmark', logo: {id: 'fennmark', width: 752}},
  {name: 'Kestrel Rail', logo: {id: 'kestrel-rail', width: 924}},
  {name: 'Aldine & Rowe', logo: {id: 'aldine-rowe', width: 805}},
  {name: 'Northquay', logo: {id: 'northquay', width: 740}},
  {name: 'Tarnwick Clinics', logo: {id: 'tarnwick-clinics', width: 672}},
  {name: 'Ostrel Power', logo: {id: 'ostrel-power', width: 560}},
  {name: 'Marrowby Civil', logo: {id: 'marrowby-civil', width: 899}},
  {name: 'Veldine Cycles', logo: {id: 'veldine-cycles', width: 985}},
];

export default customers;
