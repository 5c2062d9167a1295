/** Thrown by work that ends for a reason that people should read; its message holds no personal data. */
export class JobFailed extends Error {}
