// On CI's shared machines a test that failed is tried once more: a process may be left waiting for seconds there. Its
// first failure is printed all the same, and is a defect to look at; on one's own machine nothing is tried twice.
if (process.env.CI) jest.retryTimes(1, { logErrorsBeforeRetry: true });
