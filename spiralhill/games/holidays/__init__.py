"""Take Over the Holidays: six Characters contest the Locations between them over four rounds."""
