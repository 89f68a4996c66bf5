declare module '@daisy/ace-core' {
  interface AxeRunner {
    concurrency: number
    launch(): Promise<void>
    close(): Promise<void>
    run(url: string, scriptPaths: string[], scripts: string[]): Promise<unknown>
  }
  interface AceOptions {
    cwd: string
    outdir: string
    tmpdir: string
    initLogger: boolean
    silent: boolean
    doNotReportMedia: boolean
  }
  interface AceReport {
    assertions: { assertions: { 'earl:test': { 'dct:title': string; 'earl:impact': string } }[] }[]
  }
  export default function ace(path: string, options: AceOptions, runner: AxeRunner): Promise<[unknown, AceReport]>
}
