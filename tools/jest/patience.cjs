// What a page shows later is waited for longer than a second: on a machine with much to do that is no fault.
if (typeof window !== 'undefined') require('@testing-library/react').configure({ asyncUtilTimeout: 20_000 });
