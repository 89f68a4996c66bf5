import type { SettingScene } from '../../stage/stage.ts'

export type Scene = Pick<SettingScene, 'sky' | 'ground' | 'pieces' | 'spots'> & { far?: string; front?: string }
