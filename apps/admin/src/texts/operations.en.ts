import type {
  Channel,
  MessagePurpose,
  NotificationAudience,
  NotificationState,
  ResendObstacle,
  ServiceName,
} from '@chalkboard/contracts';

const channels: Record<Channel, string> = { sms: 'Text message', whatsapp: 'WhatsApp', email: 'Email', print: 'Print' };

function age(seconds: number): string {
  if (seconds < 90) return `${Math.round(seconds)} s`;
  return seconds < 5400 ? `${Math.round(seconds / 60)} min` : `${Math.round(seconds / 3600)} h`;
}

export const operations = {
  viewsLabel: 'Parts of operations',
  views: { notifications: 'Notification log', deadLetters: 'Dead letters', state: 'System state' },
  channels,
  texting: {
    numbers: (numbers: number, ceiling: number) =>
      `Different numbers texted today (UTC): ${numbers.toLocaleString('en-US')} of at most ${ceiling.toLocaleString('en-US')}.`,
    heldBack: (what: string) => `Held back: ${what}.`,
    alarming: 'The ceiling is near or reached: texts to new numbers are held back then.',
    by: {
      menu: 'by a menu’s limit',
      visitor: 'by a device’s limit',
      address: 'by a network’s limit',
      block: 'by a number range’s limit',
      country: 'by a country’s limit',
      platform: 'by the ceiling',
      kind: 'to a country or kind of number that is not texted',
    } as Readonly<Record<string, string>>,
  },
  notifications: {
    title: 'Notification log',
    channel: 'Channel',
    allChannels: 'All channels',
    state: 'State',
    allStates: 'All states',
    states: { waiting: 'Waiting', sent: 'Sent', delivered: 'Delivered', failed: 'Failed' } satisfies Record<
      NotificationState,
      string
    >,
    menu: 'Menu',
    menuHint: 'Id of a menu, as in its link',
    purposes: {
      order: 'Order',
      reminder: 'Reminder',
      backup: 'Backup',
      status: 'Order status',
      acknowledgement: 'Acknowledgement',
      'sign-in': 'Sign-in',
      account: 'Account',
      privacy: 'Code to see own data',
      test: 'Test',
    } satisfies Record<MessagePurpose, string>,
    audiences: { restaurant: 'Restaurant', customer: 'Customer', sender: 'Sender', owner: 'Owner' } satisfies Record<
      NotificationAudience,
      string
    >,
    columns: {
      what: 'What',
      to: 'To',
      destination: 'Address',
      channel: 'Channel',
      state: 'State',
      order: 'Order',
      written: 'Written',
      actions: 'Actions',
    },
    forgotten: 'No longer kept',
    part: (part: number) => `part ${part}`,
    facts: {
      audience: 'Audience',
      destination: 'To',
      restaurant: 'Restaurant',
      order: 'Order',
      tries: 'Tries',
      nextTry: 'Next try',
      provider: 'Provider',
      providerId: 'Provider’s id',
      answer: 'Answer',
      errorCode: 'Error code',
      receipt: 'Last report',
      written: 'Written',
      sent: 'Sent',
      reported: 'Reported',
      repeated: 'May be there twice',
      resendOf: 'Sends again',
      resentAs: 'Sent again as',
    },
    yes: 'Yes: an earlier try may have left',
    resend: 'Send again',
    resending: 'Sending...',
    resent: { title: 'Sent again', description: 'The new message is at the top of the log' },
    resendFailed: { title: 'Not sent again', description: 'Please try again' },
    obstacles: {
      forgotten: 'Its address or text is not kept any more.',
      pointless: 'Nobody waits for it any more.',
      resent: 'It was sent again already.',
      'not-sending': 'Its channel sends nothing.',
    } satisfies Record<ResendObstacle, string>,
    empty: {
      title: 'No messages yet',
      text: 'Each message to restaurants, customers and owners will stand here, with what became of it.',
    },
  },
  state: {
    title: 'System state',
    text: 'What each service has to do right now, read again every 15 seconds. Each service answers for itself.',
    well: 'All well',
    attention: 'Needs attention',
    outbox: 'Events to publish',
    outboxOf: (events: number, oldestSeconds: number) =>
      events === 0 ? 'None' : `${events.toLocaleString('en-US')}, the oldest ${age(oldestSeconds)} old`,
    lag: 'Events to handle',
    events: (count: number) => (count === 0 ? 'None' : count.toLocaleString('en-US')),
    deadLetters: 'Dead letters',
    readings: 'Menu readings',
    readingsOf: (queued: number, running: number, oldestSeconds: number) =>
      `${queued} queued${queued > 0 ? `, the oldest for ${age(oldestSeconds)}` : ''}; ${running} running`,
    streams: 'Live pages open',
    pool: 'Database connections',
    poolOf: (total: number, idle: number, waiting: number) =>
      `${total - idle} of ${total} in use${waiting > 0 ? `, ${waiting} callers wait` : ''}`,
    messages: 'Messages of the last 24 hours',
    noMessages: 'No messages in the last 24 hours.',
    messagesOf: ({
      waiting,
      sent,
      delivered,
      failed,
    }: {
      readonly waiting: number;
      readonly sent: number;
      readonly delivered: number;
      readonly failed: number;
    }) =>
      `${failed.toLocaleString('en-US')} failed, ${waiting.toLocaleString('en-US')} waiting, ${sent.toLocaleString('en-US')} sent, ${delivered.toLocaleString('en-US')} delivered`,
  },
  deadLetters: {
    title: 'Dead letters',
    text: 'Messages between services that could not be handled and were set aside. Each service answers for its own.',
    services: { menu: 'Menu', ordering: 'Ordering', identity: 'Identity', notify: 'Notify' } satisfies Record<
      ServiceName,
      string
    >,
    columns: {
      type: 'Event',
      durable: 'Heard by',
      reason: 'Why',
      tries: 'Tries',
      replays: 'Replays',
      parked: 'Set aside',
    },
    unreachable: (service: string) => `${service} does not answer just now.`,
    facts: {
      id: 'Event id',
      durable: 'Heard by',
      first: 'First failed',
      parked: 'Set aside',
      tries: 'Tries',
      replays: 'Replayed before',
      reason: 'Why',
      bytes: 'Size',
    },
    bytes: (count: number) => `${count.toLocaleString('en-US')} bytes`,
    envelope: 'The event, with what is personal replaced by its length',
    noEnvelope: 'It is not even JSON.',
    replay: 'Replay',
    replaying: 'Replaying...',
    replayed: { title: 'Replayed', description: 'It is with its service again; if it fails, it comes back here' },
    replayFailed: { title: 'Not replayed', description: 'Please try again' },
    choose: (event: string, place: number) => `Select ${event}, number ${place}`,
    replayAll: 'Replay all',
    replaySelected: (count: number) => `Replay ${count} selected`,
    replayTitle: (count: number, service: string) =>
      count === 1
        ? `Replay one message in ${service}?`
        : `Replay ${count.toLocaleString('en-US')} messages in ${service}?`,
    replayText:
      'Each is handed to its service again, oldest first, and stands in the audit log. What fails again comes back here.',
    progress: (done: number, count: number) =>
      `${done.toLocaleString('en-US')} of ${count.toLocaleString('en-US')} done`,
    replayedMany: (replayed: number, gone: number) => ({
      title: replayed === 1 ? 'One message replayed' : `${replayed.toLocaleString('en-US')} messages replayed`,
      description:
        gone > 0 ? `${gone.toLocaleString('en-US')} were not set aside any more` : 'What fails again comes back here',
    }),
    replayStopped: (replayed: number) => ({
      title: 'Not all were replayed',
      description: `${replayed.toLocaleString('en-US')} were replayed, then the service did not take the next. Please try again in a moment`,
    }),
    discard: 'Discard',
    discardTitle: 'Discard this message?',
    discardText: 'Nobody will ever handle it. This action cannot be undone.',
    note: 'Why',
    noteHint: 'Stands in the audit log.',
    noteMissing: { title: 'Missing fields', description: 'Please say why' },
    discarded: { title: 'Discarded' },
    discardFailed: { title: 'Not discarded', description: 'Please try again' },
    empty: { title: 'Nothing was set aside', text: 'Every message between the services has been handled.' },
    emptyOf: (service: string) => `Nothing is set aside in ${service}.`,
  },
};
