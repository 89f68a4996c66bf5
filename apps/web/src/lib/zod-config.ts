// Makes zod parse without generated code, which the content security policy forbids. Runs before the first schema is created.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
