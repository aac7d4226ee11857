import type { UploadMenuAccepted } from '@chalkboard/contracts';
import type { HttpReply } from '@chalkboard/service-kit';

/** Answers 202 with where the job can be followed. */
export function acceptedJob(reply: HttpReply, jobId: string): UploadMenuAccepted {
  const job = `/api/upload-menu/jobs/${jobId}`;
  reply.status(202).header('location', job);
  return { jobId, job, events: `${job}/events` };
}
