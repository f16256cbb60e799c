/** The part of `s3rver` that the tests use; the package ships no types. */
declare module 's3rver' {
  import type { Server } from 'node:http';
  import type { AddressInfo } from 'node:net';

  interface Options {
    port: number;
    address: string;
    silent: boolean;
    /** Folder of the buckets, each a folder in it. */
    directory: string;
    configureBuckets: { name: string }[];
  }

  /** An S3-compatible object store on this machine; it knows the key `S3RVER` with itself as secret. */
  export default class S3rver {
    constructor(options: Partial<Options>);
    /** Set while it runs. */
    httpServer?: Server;
    run(): Promise<AddressInfo>;
    close(): Promise<void>;
  }
}
