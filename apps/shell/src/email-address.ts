/** Has it the shape of an e-mail address? The server looks closer; this catches a slip of the finger. */
export function looksLikeEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/.test(text.trim());
}
