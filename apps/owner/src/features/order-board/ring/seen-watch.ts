/** How long a card has to be in sight before it counts as seen. */
const LOOK_MS = 800;
/** How much of it; a card taller than the window counts when it fills half of that. */
const SHARE = 0.5;

/** Signs that somebody is at this device. */
const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;

/**
 * Watches which cards somebody really has before them: in the window, on a visible page, and with a person there. A
 * tablet that lies on the counter shows an order to nobody, so a person is known by a touch, a key, a move, or by
 * having opened the page just now.
 */
export class SeenWatch {
  private readonly arrived = new Map<Element, number>();
  private readonly inSight = new Set<Element>();
  private readonly timers = new Map<Element, ReturnType<typeof setTimeout>>();
  private readonly observer: IntersectionObserver;
  /** When there was the last sign of a person. Whoever opens the board looks at it. */
  private lastSign: number;

  /** @param onSeen is called once for each card that was seen, with its element */
  constructor(private readonly onSeen: (card: Element) => void) {
    this.lastSign = performance.now() + LOOK_MS;
    this.observer = new IntersectionObserver((entries) => entries.forEach((entry) => this.moved(entry)), {
      threshold: [0, SHARE],
    });
    for (const sign of SIGNS) window.addEventListener(sign, this.sign, { passive: true });
    document.addEventListener('visibilitychange', this.visibility);
  }

  /** @returns ends watching this card */
  watch(card: Element): () => void {
    this.arrived.set(card, performance.now());
    this.observer.observe(card);
    return () => this.clear(card);
  }

  close(): void {
    for (const sign of SIGNS) window.removeEventListener(sign, this.sign);
    document.removeEventListener('visibilitychange', this.visibility);
    for (const card of [...this.arrived.keys()]) this.clear(card);
    this.observer.disconnect();
  }

  private readonly sign = () => {
    this.lastSign = performance.now();
    this.lookAgain();
  };

  private readonly visibility = () => {
    if (document.visibilityState === 'visible') this.sign();
    else this.lookAgain();
  };

  private moved({
    target,
    isIntersecting,
    intersectionRatio,
    intersectionRect,
    rootBounds,
  }: IntersectionObserverEntry): void {
    const fills = rootBounds !== null && intersectionRect.height >= rootBounds.height * SHARE;
    if (isIntersecting && (intersectionRatio >= SHARE || fills)) this.inSight.add(target);
    else this.inSight.delete(target);
    this.lookAgain();
  }

  private lookAgain(): void {
    for (const [card, since] of this.arrived) {
      const looked = this.inSight.has(card) && document.visibilityState === 'visible' && this.lastSign >= since;
      const timer = this.timers.get(card);
      if (looked && timer === undefined)
        this.timers.set(
          card,
          setTimeout(() => this.seen(card), LOOK_MS),
        );
      else if (!looked && timer !== undefined) this.stop(card, timer);
    }
  }

  private seen(card: Element): void {
    this.clear(card);
    this.onSeen(card);
  }

  private stop(card: Element, timer: ReturnType<typeof setTimeout>): void {
    clearTimeout(timer);
    this.timers.delete(card);
  }

  private clear(card: Element): void {
    const timer = this.timers.get(card);
    if (timer !== undefined) this.stop(card, timer);
    this.arrived.delete(card);
    this.inSight.delete(card);
    this.observer.unobserve(card);
  }
}
