import type { SettingScene } from '../../stage/stage.ts'

export type CloudScene = Pick<SettingScene, 'sky' | 'ground' | 'pieces' | 'spots'> & { far?: string; front?: string }
