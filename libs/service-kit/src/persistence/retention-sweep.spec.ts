import { RetentionSweep } from './retention-sweep';

/** A job whose runs end when they are told to. */
class Job extends RetentionSweep {
  readonly ends: ((error?: Error) => void)[] = [];
  atOnce = 0;
  limit = 0;

  async execute(): Promise<void> {
    this.limit = Math.max(this.limit, ++this.atOnce);
    try {
      await new Promise<void>((resolve, reject) => this.ends.push((error) => (error ? reject(error) : resolve())));
    } finally {
      this.atOnce--;
    }
  }

  override attempt(): Promise<void> {
    return super.attempt();
  }
}

const settled = () => new Promise(setImmediate);

describe('a sweep', () => {
  it('never runs beside itself: whoever calls meanwhile shares one more run', async () => {
    const job = new Job();
    const first = job.attempt();
    const others = Promise.all([job.attempt(), job.attempt(), job.attempt()]);
    await settled();
    expect(job.ends).toHaveLength(1);
    job.ends[0]!();
    await first;
    await settled();
    expect(job.ends).toHaveLength(2);
    job.ends[1]!();
    await others;
    expect([job.ends.length, job.limit]).toEqual([2, 1]);
    void job.attempt();
    expect(job.ends).toHaveLength(3);
    job.ends[2]!();
  });

  it('runs again after one that failed', async () => {
    const job = new Job();
    jest.spyOn(job['logger'], 'warn').mockImplementation();
    const calls = Promise.all([job.attempt(), job.attempt()]);
    job.ends[0]!(new Error('no database'));
    await settled();
    job.ends[1]!();
    await calls;
    expect(job['logger'].warn).toHaveBeenCalledTimes(1);
  });

  it('ends with the run under way when the service stops', async () => {
    const job = new Job();
    const calls = Promise.all([job.attempt(), job.attempt()]);
    const stopped = job.beforeApplicationShutdown();
    job.ends[0]!();
    await Promise.all([calls, stopped, job.attempt()]);
    expect(job.ends).toHaveLength(1);
  });
});
