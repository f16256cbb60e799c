import {
  DeleteObjectCommand,
  GetObjectCommand,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import type { Env } from '../../process/env.ts';
import { bucketProblem, objectStoreConfig, objectStoreName } from '../../process/object-store.ts';
import { type CopyPlace, isObjectName, PlaceProblem } from './copy-place.ts';

/** A bucket of the store in `S3_ENDPOINT`, with a prefix or without one. */
export class BucketPlace implements CopyPlace {
  private readonly client: S3Client;
  private readonly bucket: string;
  private readonly prefix: string;
  private readonly env: Env;

  /** @param address `s3://bucket/prefix` */
  constructor(address: URL, env: Env) {
    this.client = new S3Client(objectStoreConfig(env));
    this.bucket = address.hostname;
    const prefix = address.pathname.replace(/^\/+|\/+$/g, '');
    this.prefix = prefix && `${prefix}/`;
    this.env = env;
  }

  async put(name: string, bytes: Uint8Array): Promise<void> {
    const put = new PutObjectCommand({ ...this.object(name), Body: bytes });
    await this.attempt(this.client.send(put));
  }

  async remove(name: string): Promise<void> {
    await this.attempt(this.client.send(new DeleteObjectCommand(this.object(name))));
  }

  list(): Promise<string[]> {
    return this.attempt(this.readNames());
  }

  async read(name: string): Promise<Uint8Array> {
    const { Body } = await this.attempt(this.client.send(new GetObjectCommand(this.object(name))));
    if (!Body)
      throw new PlaceProblem(`${objectStoreName(this.env)} gives no content for ${name}`, false);
    return this.attempt(Body.transformToByteArray());
  }

  private object(name: string): { Bucket: string; Key: string } {
    return { Bucket: this.bucket, Key: this.prefix + name };
  }

  private async readNames(): Promise<string[]> {
    const { client, bucket: Bucket, prefix: Prefix } = this;
    const names: string[] = [];
    for await (const page of paginateListObjectsV2({ client }, { Bucket, Prefix })) {
      names.push(...(page.Contents ?? []).map(({ Key = '' }) => Key.slice(Prefix.length)));
    }
    return names.filter(isObjectName);
  }

  private async attempt<Result>(answer: Promise<Result>): Promise<Result> {
    try {
      return await answer;
    } catch (cause) {
      const status =
        cause instanceof S3ServiceException ? cause.$metadata.httpStatusCode : undefined;
      const lasting = bucketProblem(status, this.bucket, this.env);
      if (lasting) throw new PlaceProblem(lasting, true, { cause });
      const reason = (cause as Error).message;
      const sentence = `${objectStoreName(this.env)} does not answer, or cannot do it (${reason})`;
      throw new PlaceProblem(sentence, false, { cause });
    }
  }
}
