import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {App as AppScene, Glyph, Scene} from '../../../content/scenes/types';
import {Sign} from '../parts/marks';
import {Face, Mark} from '../parts/rings';
import shared from '../styles.module.css';
import styles from './frames.module.css';

/** Signs of the navigation's entries, by words in their names. */
const SIGNS: readonly (readonly [words: RegExp, glyph: Glyph])[] = [
  [/home|today|overview/i, 'home'],
  [/invit|mail|message/i, 'mail'],
  [/sign-in|sign-on|key/i, 'key'],
  [/role|right|permission|security/i, 'lock'],
  [/group|rule/i, 'box'],
  [/plan|path|journey|automat|cohort/i, 'path'],
  [/note|document|draft|author|studio|content|quiz/i, 'file'],
  [/course|learning|catalogue|librar/i, 'book'],
  [/team|people|partner|customer/i, 'people'],
  [/user|learner|account|profile/i, 'user'],
  [/report|analytic|insight|progress/i, 'chart'],
  [/calendar|class|session|event|attendance/i, 'calendar'],
  [/certificate|complian|due|renewal/i, 'shield'],
  [/log|history/i, 'clock'],
  [/forum|discussion|question|communit/i, 'chat'],
  [/integration|api|webhook|import/i, 'link'],
  [/portal|brand|domain/i, 'globe'],
  [/badge|leaderboard|points|practice/i, 'star'],
  [/setting|admin/i, 'gear'],
];

const signOf = (entry: string): Glyph => SIGNS.find(([words]) => words.test(entry))?.[1] ?? 'rings';

/**
 * The application: its navigation, one screen, and at most one window in front of it. In `data-owner`, a visitor's own
 * name or logo can replace the company's (components/brandPreview).
 */
export default function App({
  scene: {title, sub, menu, place, person, body, over},
  draw,
}: {
  scene: AppScene;
  draw: (scene: Scene) => ReactNode;
}): ReactNode {
  // A list of steps leaves room next to it on a wide screen.
  const isBeside = over?.layout === 'phone' || (over && body.layout === 'outline');
  return (
    <div className={clsx(styles.app, over && styles.ahead, isBeside && styles.beside)}>
      <div className={clsx(shared.card, styles.shell)}>
        <div className={styles.menu}>
          <div className={styles.logo} data-owner="">
            <Mark />
            <span>{title}</span>
          </div>
          <div className={styles.entries}>
            {menu.map((entry) => (
              <div className={clsx(styles.entry, entry === place && styles.current)} key={entry}>
                <Sign name={signOf(entry)} />
                <span>{entry}</span>
              </div>
            ))}
          </div>
          <div className={styles.user}>
            <Face name={person} />
            <span>{person}</span>
          </div>
        </div>
        <div className={styles.desk}>
          <div className={styles.path}>
            <div className={styles.home} data-owner="">
              <span>{title}</span>
            </div>
            <span className={clsx(shared.grow, styles.crumbs)}>{sub ? `${place} / ${sub}` : place}</span>
            <Sign name="search" />
            <Sign name="bell" />
          </div>
          <div className={clsx(shared.screen, styles.space)}>{draw(body)}</div>
        </div>
      </div>
      {over && <div className={styles.front}>{draw(over)}</div>}
    </div>
  );
}
