import type { SettingScene } from '../../stage/stage.ts'

export type Scene = Pick<SettingScene, 'sky' | 'ground' | 'pieces' | 'spots' | 'gap'> & { far?: string; front?: string }
