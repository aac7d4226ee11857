import { until } from './until';

/**
 * A page as it comes before any script, with its first view: one whose view takes too long, as the very first of a
 * system may, comes without.
 */
export function drawnPage(url: string, headers: Readonly<Record<string, string>> = {}): Promise<string> {
  return until('a page with its first view', async () => {
    const html = await (await fetch(url, { headers })).text();
    return html.includes('<div id="fragment">') && html;
  });
}
