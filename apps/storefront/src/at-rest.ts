/** Does something once the page is loaded and has nothing else to do: nobody waits for it. */
export function atRest(work: () => void): void {
  const whenAtRest = () =>
    'requestIdleCallback' in window ? requestIdleCallback(work, { timeout: 5000 }) : setTimeout(work, 1000);
  if (document.readyState === 'complete') whenAtRest();
  else window.addEventListener('load', whenAtRest, { once: true });
}
