/**
 * A network on which a page can be shared, and where it takes an address and a text; without `page` the address goes
 * behind the text.
 */
interface Network {
  readonly name: string;
  readonly address: string;
  readonly page?: string;
  readonly text: string;
}

/** The networks on which our own pages are shared. */
export const NETWORKS = [
  { name: 'Facebook', address: 'https://www.facebook.com/sharer/sharer.php', page: 'u', text: 'quote' },
  { name: 'X', address: 'https://x.com/intent/post', page: 'url', text: 'text' },
  { name: 'LinkedIn', address: 'https://www.linkedin.com/shareArticle', page: 'url', text: 'summary' },
] as const satisfies readonly Network[];

/** Where people send each other what they eat tonight. */
export const WHATSAPP = { name: 'WhatsApp', address: 'https://wa.me/', text: 'text' } as const satisfies Network;

const WINDOW = { width: 600, height: 400 } as const;

/** The network's own share page for a page of ours, with a text written beforehand. */
export function shareAddress(
  { address, page, text }: Network,
  shared: { readonly page: string; readonly text: string },
): string {
  return `${address}?${new URLSearchParams(page ? { [page]: shared.page, [text]: shared.text } : { [text]: `${shared.text} ${shared.page}` })}`;
}

/** Opens it in a small window, which learns nothing of ours. */
export function openShareWindow(network: Network, shared: { readonly page: string; readonly text: string }): void {
  window.open(
    shareAddress(network, shared),
    '_blank',
    `noopener,noreferrer,width=${WINDOW.width},height=${WINDOW.height}`,
  );
}
