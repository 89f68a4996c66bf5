import './sw.ts'
