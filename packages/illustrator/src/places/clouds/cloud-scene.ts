import type { SettingScene } from '../../stage/stage.ts'

export type CloudScene = Pick<SettingScene, 'sky' | 'ground' | 'pieces' | 'spots'> &
  Partial<Pick<SettingScene, 'far' | 'front' | 'medium'>>
