import { fileURLToPath } from 'node:url'

/** The part of a bucket that blobs are stored in. */
export interface S3Location {
  bucket: string
  /** Of all keys: empty, or a path that ends with a slash. */
  prefix: string
  /** Of a server other than Amazon's. */
  endpoint?: string
  region: string
}

export type StorageLocation = { folder: string } | { s3: S3Location }

const BUCKET = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/
const PREFIX = /^([a-z0-9][a-z0-9_-]*\/)*$/
const PARAMETERS = ['endpoint', 'region']
/** For servers that have no regions, which still need one in signatures. */
const DEFAULT_REGION = 'us-east-1'

function parseS3Url(url: URL): S3Location {
  const { hostname: bucket, pathname, searchParams, username, password, port, hash } = url
  if (username || password || port || hash) throw new Error('credentials belong in AWS_… variables')
  if (!BUCKET.test(bucket)) throw new Error('the name of the bucket is invalid')
  const prefix = pathname.replace(/^\//, '').replace(/([^/])$/, '$1/')
  if (!PREFIX.test(prefix)) throw new Error('the path in the bucket is invalid')
  const unknown = [...searchParams.keys()].find(name => !PARAMETERS.includes(name))
  if (unknown) throw new Error(`the parameter ${unknown} is unknown`)
  const endpoint = searchParams.get('endpoint') || undefined
  if (endpoint && !/^https?:$/.test(URL.parse(endpoint)?.protocol ?? ''))
    throw new Error('endpoint is not an http(s) URL')
  const region = searchParams.get('region') || (endpoint && DEFAULT_REGION)
  if (!region) throw new Error('region is missing')
  return { bucket, prefix, region, ...(endpoint && { endpoint }) }
}

/** Parses `file:///folder` and `s3://bucket/prefix?endpoint=…&region=…`. @throws Error that says what is wrong */
export function parseStorageUrl(text: string): StorageLocation {
  const url = URL.parse(text)
  if (url?.protocol === 's3:') return { s3: parseS3Url(url) }
  if (url?.protocol === 'file:') return { folder: fileURLToPath(url) }
  throw new Error('it is neither a file:// nor an s3:// URL')
}
