// Replaced: admonitions in our colours, in guides and on all other pages that are written in Markdown.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import {ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/Admonition/Layout';
import styles from './styles.module.css';

export default function AdmonitionLayout({type, icon, title, children, id}: Props): ReactNode {
  const {admonition, admonitionType} = ThemeClassNames.common;
  return (
    <div className={clsx(admonition, admonitionType(type), styles.admonition, styles[type])} id={id}>
      {(title || icon) && (
        <p className={clsx('line-up', styles.title)}>
          {icon}
          <span>{title}</span>
        </p>
      )}
      {children}
    </div>
  );
}
