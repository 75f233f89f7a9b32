import type { Service } from '../../operation.ts'

const fileDescriptor: Service = { package: '@wix/auto_sdk_media_files', fqn: 'wix.media.site_media.v1.SiteMediaFiles', entity: 'wix.media.site_media.v1.file_descriptor' }
const folder: Service = { package: '@wix/auto_sdk_media_folders', fqn: 'wix.media.site_media.v1.SiteMediaFolders', entity: 'wix.media.site_media.v1.folder' }

export const generateFileUploadUrl = { service: fileDescriptor, name: 'GenerateFileUploadUrl', method: 'POST', path: '/site-media/v1/files/generate-upload-url', audience: 'STAFF' } as const
export const getFileDescriptor = { service: fileDescriptor, name: 'GetFileDescriptor', method: 'GET', path: '/site-media/v1/files/get-file-by-id', audience: 'STAFF' } as const
export const searchFiles = { service: fileDescriptor, name: 'SearchFiles', method: 'POST', path: '/site-media/v1/files/search', audience: 'STAFF' } as const
export const updateFileDescriptor = { service: fileDescriptor, name: 'UpdateFileDescriptor', method: 'PATCH', path: '/site-media/v1/files/{file.id}', audience: 'STAFF' } as const
export const bulkDeleteFiles = { service: fileDescriptor, name: 'BulkDeleteFiles', method: 'POST', path: '/site-media/v1/bulk/files/delete', audience: 'STAFF' } as const
export const bulkRestoreFiles = { service: fileDescriptor, name: 'BulkRestoreFilesFromTrashBin', method: 'POST', path: '/site-media/v1/bulk/trash-bin/files/restore', audience: 'STAFF' } as const
export const generateFileDownloadUrl = { service: fileDescriptor, name: 'GenerateFileDownloadUrl', method: 'POST', path: '/site-media/v1/files/generate-download-url', audience: 'STAFF' } as const
export const createFolder = { service: folder, name: 'CreateFolder', method: 'POST', path: '/site-media/v1/folders', audience: 'STAFF' } as const
export const listFolders = { service: folder, name: 'ListFolders', method: 'GET', path: '/site-media/v1/folders', audience: 'STAFF' } as const
export const updateFolder = { service: folder, name: 'UpdateFolder', method: 'PATCH', path: '/site-media/v1/folders/{folder.id}', audience: 'STAFF' } as const
export const bulkDeleteFolders = { service: folder, name: 'BulkDeleteFolders', method: 'POST', path: '/site-media/v1/bulk/folders/delete', audience: 'STAFF' } as const
