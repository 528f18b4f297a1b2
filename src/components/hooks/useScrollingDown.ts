import {useEffect, useState} from 'react';

/** Whether the visitor last scrolled down and has not reached the end of the page. */
export function useScrollingDown(): boolean {
  const [isDown, setDown] = useState(false);
  useEffect(() => {
    let last = scrollY;
    const onScroll = () => {
      const rest = document.documentElement.scrollHeight - innerHeight - scrollY;
      // Browsers may round the end of the page.
      setDown(scrollY > last && rest > 8);
      last = scrollY;
    };
    addEventListener('scroll', onScroll, {passive: true});
    return () => removeEventListener('scroll', onScroll);
  }, []);
  return isDown;
}
