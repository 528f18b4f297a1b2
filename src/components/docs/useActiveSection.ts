import {useEffect, useState} from 'react';

/** Distance from the top of the window, in pixels, at which a section becomes active: just below the header. */
const LINE = 140;

/**
 * Id of the current section: the last one whose heading has reached the header, or the last one of all at the end of the
 * page.
 */
export function useActiveSection(ids: readonly string[]): string | undefined {
  const [active, setActive] = useState(ids[0]);
  const key = ids.join(' ');
  useEffect(() => {
    const sections = key.split(' ');
    let frame = 0;
    const update = () => {
      frame = 0;
      const isAtEnd = window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 2;
      const reached = sections.filter(
        (id) => (document.getElementById(id)?.getBoundingClientRect().top ?? Infinity) <= LINE,
      );
      setActive((isAtEnd ? sections : reached).slice(-1)[0] ?? sections[0]);
    };
    const schedule = () => {
      frame ||= requestAnimationFrame(update);
    };
    update();
    const listening = new AbortController();
    window.addEventListener('scroll', schedule, {passive: true, signal: listening.signal});
    window.addEventListener('resize', schedule, listening);
    // The page also grows under a visitor who does not scroll: a disclosure opens, samples get their tabs.
    const observer = new ResizeObserver(schedule);
    observer.observe(document.body);
    return () => {
      cancelAnimationFrame(frame);
      listening.abort();
      observer.disconnect();
    };
  }, [key]);
  return active;
}
