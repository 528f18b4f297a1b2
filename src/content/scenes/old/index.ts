import {connecting} from './connecting';
import {learner} from './learner';
import {making} from './making';
import {organising} from './organising';
import {platform} from './platform';
import {practice} from './practice';
import {reporting} from './reporting';
import {skills} from './skills';
import {together} from './together';

export const OLD_SCENES = {
  ...learner,
  ...practice,
  ...together,
  ...making,
  ...organising,
  ...skills,
  ...reporting,
  ...platform,
  ...connecting,
};
