import twilio from 'twilio';
import { EnvHttpProxyAgent } from 'undici';

const API_ORIGIN = 'https://api.twilio.com';
const FORM = 'application/x-www-form-urlencoded';

type Call<TData> = Parameters<InstanceType<typeof twilio.RequestClient>['request']>[0] & { readonly data?: TData };
type Fields = Readonly<Record<string, string | readonly string[] | undefined>>;

/**
 * How Twilio's package reaches the API: by undici, which costs less than the axios it brings. Proxies that the
 * environment names (`HTTPS_PROXY`, `NO_PROXY`) are used.
 */
export class TwilioHttpClient extends twilio.RequestClient {
  private readonly dispatcher = new EnvHttpProxyAgent();

  /**
   * @param answerLimitMs how long Twilio is waited for, from the call to its whole answer
   * @param baseUrl another host that speaks the same protocol; undefined: Twilio
   */
  constructor(
    private readonly answerLimitMs: number,
    private readonly baseUrl = API_ORIGIN,
  ) {
    super();
  }

  override async request<TData>(call: Call<TData>): Promise<{ statusCode: number; body: TData; headers: object }> {
    const { method, uri, username = '', password = '', headers = {}, params, data } = call;
    const url = new URL(uri.replace(API_ORIGIN, this.baseUrl.replace(/\/$/, '')));
    for (const [name, value] of formOf(params as Fields | undefined)) url.searchParams.append(name, value);
    const answer = await this.dispatcher.request({
      origin: url.origin,
      path: url.pathname + url.search,
      method: method.toUpperCase() as 'GET' | 'POST',
      headers: {
        ...(headers as Record<string, string>),
        authorization: `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`,
        ...(data === undefined ? {} : { 'content-type': FORM }),
      },
      body: data === undefined ? null : formOf(data as Fields).toString(),
      signal: AbortSignal.timeout(this.answerLimitMs),
    });
    const body = await answer.body.text();
    return { statusCode: answer.statusCode, body: asJson(body) as TData, headers: answer.headers };
  }
}

function formOf(fields: Fields = {}): URLSearchParams {
  const form = new URLSearchParams();
  for (const [name, value] of Object.entries(fields))
    for (const one of [value].flat()) if (one !== undefined) form.append(name, one);
  return form;
}

/** A fault of something in between is told in no JSON. */
function asJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return body;
  }
}
