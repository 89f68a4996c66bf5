import { expect, test } from 'vitest'
import { isOutage, isStorageOutage } from './outages.ts'

const errorWith = (code: string) => Object.assign(new Error('the operation failed'), { code })

test.each([
  ...['ENOSPC', 'EDQUOT', 'EROFS', 'EIO'],
  // SQLSTATEs: disk_full, io_error and read_only_sql_transaction.
  ...['53100', '58030', '25006'],
])('a disk that takes no data is an outage, also as the cause of another error: %s', code => {
  const error = errorWith(code)
  expect([isStorageOutage(error), isOutage(error)]).toEqual([true, true])
  expect(isOutage(new Error('the picture was not stored', { cause: error }))).toBe(true)
})

test.each(['ENOENT', 'EACCES', '23505'])('an error of the request is no outage: %s', code => {
  expect(isOutage(errorWith(code))).toBe(false)
})
