/** The page /sign-in. */
export const signIn = {
  title: 'Sign in',
  lead: 'We send you a link and a code. There is no password to remember.',
  leadOfMenu:
    'Only its restaurant may change this menu. Sign in as one of its team; or go to the browser in which it was made, or open an edit link.',
  backToMenu: 'Back to Menu',
  contact: 'Email or phone number',
  contactHint: 'The one you registered with, or were invited by.',
  send: 'Send me a link and a code',
  sending: 'Sending...',
  newHere: 'No account yet?',
  register: 'Register your business',
  sent: {
    title: 'Check your messages',
    text: {
      email: (contact: string) => `If ${contact} has an account, an email is on its way.`,
      sms: (contact: string) => `If ${contact} has an account, a text message is on its way.`,
    },
    valid: (minutes: number) =>
      `Use the link we sent, on any device, or type the code here. Both work once, for ${minutes} minutes.`,
    code: 'Code',
    codeHint: 'Six digits.',
    enter: 'Sign in',
    entering: 'Signing in...',
    again: 'Send it again',
    other: 'Use another email or number',
    sentAgain: { title: 'Sent again', description: 'Only the newest link and code work.' },
  },
  link: {
    title: 'Sign in with your link',
    text: 'One press, and you are in. The link works once, and the device stays signed in for 30 days, or until you sign out.',
    enter: 'Sign in',
    entering: 'Signing in...',
    other: 'Sign in another way',
  },
  failed: { title: 'Sign-in failed', description: 'Please try again' },
  signOut: {
    label: 'Sign out',
    working: 'Signing out...',
    done: { title: 'Signed out' },
    failed: { title: 'You could not be signed out', description: 'The site could not be reached. Please try again.' },
  },
};
