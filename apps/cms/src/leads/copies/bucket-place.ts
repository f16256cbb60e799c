import {
  DeleteObjectCommand,
  GetObjectCommand,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import type { Env } from '../../platform/process/env.ts';
import {
  bucketProblem,
  objectStoreConfig,
  objectStoreName,
} from '../../platform/process/object-store.ts';
import { type CopyPlace, isObjectName, PlaceProblem } from './copy-place.ts';

/**
 * A bucket of the store in `S3_ENDPOINT`, with a prefix or without one.
 * @param address `s3://bucket/prefix`
 */
export function bucketPlace({ hostname: Bucket, pathname }: URL, env: Env): CopyPlace {
  const client = new S3Client(objectStoreConfig(env));
  const Prefix = pathname.replace(/^\/+|\/+$/g, '').replace(/.$/, '$&/');
  const object = (name: string) => ({ Bucket, Key: Prefix + name });

  async function attempt<Result>(answer: Promise<Result>): Promise<Result> {
    try {
      return await answer;
    } catch (cause) {
      const isAnswer = cause instanceof S3ServiceException;
      const lasting = bucketProblem(
        isAnswer ? cause.$metadata.httpStatusCode : undefined,
        Bucket,
        env,
      );
      if (lasting) throw new PlaceProblem(lasting, true, { cause });
      const reason = (cause as Error).message;
      const sentence = `${objectStoreName(env)} does not answer, or cannot do it (${reason})`;
      throw new PlaceProblem(sentence, false, { cause });
    }
  }

  async function readNames(): Promise<string[]> {
    const names: string[] = [];
    for await (const page of paginateListObjectsV2({ client }, { Bucket, Prefix })) {
      names.push(...(page.Contents ?? []).map(({ Key = '' }) => Key.slice(Prefix.length)));
    }
    return names.filter(isObjectName);
  }

  return {
    async put(name, Body) {
      await attempt(client.send(new PutObjectCommand({ ...object(name), Body })));
    },
    async remove(name) {
      await attempt(client.send(new DeleteObjectCommand(object(name))));
    },
    list: () => attempt(readNames()),
    async read(name) {
      const { Body } = await attempt(client.send(new GetObjectCommand(object(name))));
      if (!Body)
        throw new PlaceProblem(`${objectStoreName(env)} gives no content for ${name}`, false);
      return attempt(Body.transformToByteArray());
    },
  };
}
